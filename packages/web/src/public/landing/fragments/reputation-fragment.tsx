import { Hash } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Crest } from '../../../ui/crest.tsx';
import { fragmentsText } from './fragments.text.ts';
import { GamePicture } from './game-picture.tsx';
import { Ledger } from './ledger.tsx';

/** A GG screen in its channel, and the bot's answer under it. */
export const ReputationFragment = () => {
  const text = useText(fragmentsText);
  return (
    <div className="h-full rounded-md border border-line bg-surface">
      <p className="flex items-center gap-1.5 border-b border-line px-4 py-2.5 font-medium text-muted">
        <Hash aria-hidden className="size-4" />
        {text.channel}
      </p>
      <div className="grid gap-4 p-4 md:grid-cols-[1.2fr_1fr]">
        <div className="flex gap-3">
          <Avatar id="roman" name="Roman_Volkov" size="medium" />
          <div className="min-w-0 flex-1">
            <p className="mb-2">
              <span className="font-medium">Roman_Volkov</span>{' '}
              <span className="text-xs text-faint">{text.postedAt}</span>
            </p>
            <GamePicture />
            <p className="sr-only">{text.screen}</p>
          </div>
        </div>
        <div className="flex gap-3">
          <Crest name="Famiglia" src={null} />
          <div className="min-w-0 flex-1">
            <p className="mb-2 font-medium">Famiglia</p>
            <div className="rounded-sm border border-l-[3px] border-line border-l-brass bg-raised px-3 py-2.5">
              <p className="font-medium">{text.credited}</p>
              <p className="mt-1 flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold text-good">{text.reward}</span>
                <span className="text-muted">{text.balance}</span>
              </p>
            </div>
            <p className="mt-2 rounded-sm bg-info-wash px-3 py-2 text-xs text-info">{text.lookAlike}</p>
          </div>
        </div>
      </div>
      <Ledger />
    </div>
  );
};
