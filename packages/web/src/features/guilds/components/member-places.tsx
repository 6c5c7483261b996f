import { memberPlacesRoutes } from '@famiglia/contract/guilds/member-places';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { ExternalLink } from '../../../shared/ui/icons.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { WordsWithCode } from '../../../shared/ui/words-with-code.tsx';
import { guildsText } from '../guilds.text.ts';

interface MemberPlacesProps {
  guildId: string;
  /** One below the heading that it stands under. */
  heading: 'h2' | 'h3' | 'h4';
}

/** For a member without the panel: what they can do in Discord, and whom to ask for more. */
export const MemberPlaces = ({ guildId, heading: Heading }: MemberPlacesProps) => {
  const text = useText(guildsText);
  const query = useQuery({
    queryKey: guildKey(guildId, 'places'),
    queryFn: ({ signal }) => callApi(memberPlacesRoutes.get, { guildId }, signal),
  });
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-44 w-full" />}>
      {({ places, managers }) => (
        <div className="grid gap-3">
          <div>
            <Heading className="text-xs font-medium text-muted">{text.inDiscord}</Heading>
            <ul>
              {places.map(({ kind, channel_name: channel, url }) => (
                <li key={url + kind}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className="flex min-h-11 items-center gap-2 hover:text-brass md:min-h-9"
                  >
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {text.places[kind]} <span className="text-muted">#{channel}</span>
                    </span>
                    <ExternalLink aria-hidden className="size-4 shrink-0 text-faint" />
                  </a>
                </li>
              ))}
            </ul>
            <p className="text-pretty text-muted">
              {places.length === 0 ? text.noPlaces : <WordsWithCode words={text.commands} />}
            </p>
          </div>
          {managers.length > 0 ? (
            <p className="text-pretty text-muted">
              {text.grantedBy(managers.map(({ name }) => name).join(', '))}
            </p>
          ) : null}
        </div>
      )}
    </QueryView>
  );
};
