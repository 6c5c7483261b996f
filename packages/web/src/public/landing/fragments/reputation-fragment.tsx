import { Hash } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Crest } from '../../../shared/ui/crest.tsx';
import { fragmentsText } from './fragments.text.ts';

/** A GG screenshot in its channel, and the bot's reply. */
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

/** A member's ledger, every change with its reason and balance. */
const Ledger = () => {
  const text = useText(fragmentsText);
  return (
    <div className="border-t border-line px-4 pt-3 pb-2">
      <p className="text-xs text-muted">{text.history}</p>
      <ul className="mt-1">
        {text.ledger.map(([delta, reason, when, balance]) => (
          <li
            key={reason}
            className="grid min-h-9 py-1 grid-cols-[36px_1fr_auto_36px] items-center gap-x-2 border-b border-line last:border-0"
          >
            <span className={delta?.startsWith('+') ? 'font-semibold text-good' : 'font-semibold text-bad'}>
              {delta}
            </span>
            <span>{reason}</span>
            <span className="text-faint">{when}</span>
            <span className="text-right font-medium">{balance}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const WINDOWS = [18, 30, 54, 66, 112, 124, 150, 214, 226, 262, 274, 298];

/** A drawn screenshot: the public pages contain no images of third parties. */
const GamePicture = () => (
  <svg aria-hidden viewBox="0 0 320 150" className="block w-full rounded-sm bg-[#10151c]">
    <rect width="320" height="150" fill="#10151c" />
    <circle cx="258" cy="34" r="15" fill="#e8d9ae" />
    <path
      d="M0 92V48h30V34h22v58h22V22h34v70h18V52h26v40h20V12h36v80h22V44h32v48h18V30h40v62z"
      fill="#1a222d"
    />
    {WINDOWS.map((x, index) => (
      <rect key={x} x={x} y={40 + (index % 4) * 11} width="5" height="5" fill="#d9a441" opacity=".8" />
    ))}
    <path d="M0 92h320v58H0z" fill="#171b21" />
    <path d="M146 92h28l44 58H102z" fill="#20262e" />
    <path d="M159 98h2l1 10h-4zm-2 18h6l2 18h-10z" fill="#d9a441" opacity=".7" />
    <path d="M206 118c4-12 12-16 26-16h16c12 0 20 6 26 15l12 4v12h-82z" fill="#7d1f2a" />
    <circle cx="222" cy="133" r="8" fill="#090b0e" />
    <circle cx="270" cy="133" r="8" fill="#090b0e" />
    <path d="M96 58h128v30H96z" fill="#0b0d10" opacity=".86" />
    <path d="M96 58h3v30h-3z" fill="#d9a441" />
    <text x="162" y="79" textAnchor="middle" fontSize="17" fontWeight="700" fill="#f2e3bd">
      GG · VICTORY
    </text>
    <path d="M12 12h60v8H12z" fill="#0b0d10" opacity=".7" />
    <path d="M12 12h44v8H12z" fill="#4cc38a" />
    <path d="M12 24h60v5H12z" fill="#0b0d10" opacity=".7" />
    <path d="M12 24h32v5H12z" fill="#6aa9e9" />
  </svg>
);
