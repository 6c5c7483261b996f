import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useEffect, useState } from 'react';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { may } from '../../../shared/lib/may.ts';
import { Gallery } from '../../../entities/screenshot/gallery.tsx';
import { Lightbox } from '../../../entities/screenshot/lightbox.tsx';
import { ScreenshotDetails } from '../../../entities/screenshot/screenshot-details.tsx';
import { useOpenScreenshot } from '../../../entities/screenshot/use-open-screenshot.ts';
import { OwnNote } from '../../../shared/ui/own-note.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useLinkedScreenshot, useModerate } from '../queries.ts';
import type { Verdict } from '../queries.ts';
import { ggText } from '../gg.text.ts';
import { QueueBar } from './queue-bar.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

interface GgGalleryProps {
  screenshots: readonly Screenshot[];
  onBroken: () => void;
}

/** The screenshots of one page: opened one by one, or judged together. */
export const GgGallery = ({ screenshots, onBroken }: GgGalleryProps) => {
  const text = useText(ggText);
  const { id: guildId, access } = useCurrentGuild();
  const mayJudge = may(access.permissions, 'reputation.edit');
  const moderate = useModerate(guildId);
  const { screenshot: own, open } = useOpenScreenshot(screenshots);
  const { linked, missing } = useLinkedScreenshot(guildId, screenshots);
  const screenshot = own ?? linked;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isOwn = useIsOwn();
  const chosen = screenshots.filter(
    (one) => ticked.has(one.id) && one.status === 'pending' && !isOwn(one.user_id),
  );

  useEffect(() => {
    if (missing === null) return;
    toast.error(errorDetail(missing));
    open(null);
  }, [missing, open]);

  /** The next one is shown before the server has answered. */
  const judge = (verdict: Verdict): void => {
    const waiting = screenshots.filter((one) => awaitsVerdict(one) || one.id === own?.id);
    const at = waiting.findIndex((one) => one.id === own?.id);
    if (own) open((waiting[at + 1] ?? waiting[at - 1])?.id ?? null);
    else if (linked) open(null);
    setTicked(new Set());
    moderate.mutate(verdict);
  };

  const tick = (id: string, on: boolean): void =>
    setTicked((old) => new Set(on ? [...old, id] : [...old].filter((other) => other !== id)));

  return (
    <>
      <Gallery
        screenshots={screenshots}
        onOpen={open}
        caption={(one) => one.display_name}
        {...(mayJudge ? { select: { label: text.select, ticked, onTick: tick } } : {})}
      />
      {chosen.length > 0 ? (
        <QueueBar screenshots={chosen} onVerdict={judge} onClear={() => setTicked(new Set())} />
      ) : null}
      {screenshot ? (
        <Lightbox
          screenshots={own ? screenshots : [screenshot]}
          screenshot={screenshot}
          onChange={open}
          onClose={() => open(null)}
          onBroken={onBroken}
        >
          <ScreenshotDetails screenshot={screenshot} />
          {mayJudge && awaitsVerdict(screenshot) && isOwn(screenshot.user_id) ? <OwnNote /> : null}
          {mayJudge && awaitsVerdict(screenshot) && !isOwn(screenshot.user_id) ? (
            // A comment belongs to one screenshot, so the key resets the panel.
            <VerdictPanel
              key={screenshot.id}
              isPaid={screenshot.status === 'approved'}
              onVerdict={(verdict) => judge({ screenshots: [screenshot], ...verdict })}
            />
          ) : null}
        </Lightbox>
      ) : null}
    </>
  );
};

/** A look-alike that the family's rule has paid awaits a moderator as well: it can be confirmed or taken back. */
const awaitsVerdict = ({ status, looks_like, moderated_at }: Screenshot): boolean =>
  status === 'pending' || (looks_like !== null && status === 'approved' && moderated_at === null);
