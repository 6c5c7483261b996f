import { formatSpan } from '../../shared/language/format-span.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Fact } from '../../shared/ui/fact.tsx';
import { TriangleAlert } from '../../shared/ui/icons.ts';
import { pingText } from './form/ping.text.ts';
import type { SignUp } from './sign-up.ts';
import { usePingName } from './use-ping-name.ts';

/** Whom the sign-up calls, and what to do if Discord does not let the bot call them. */
export const PingFact = ({ of }: { of: SignUp }) => {
  const text = useText(pingText);
  const language = useLanguage();
  const { nameOf } = usePingName();
  const isCalledAgain = of.ping_role_id !== null && of.ping_again_minutes > 0;
  return (
    <Fact label={text.ping}>
      {nameOf(of.ping_role_id)}
      {isCalledAgain ? (
        <span className="text-muted"> · {text.pingAgain(formatSpan(language, of.ping_again_minutes))}</span>
      ) : null}
      {of.ping_refused ? (
        <output className="mt-1.5 flex gap-2 text-pretty">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span className="min-w-0">
            {text.refused} {text.repair}
          </span>
        </output>
      ) : null}
    </Fact>
  );
};
