import { useText } from '../../../language/use-text.ts';
import { fragmentsText } from './fragments.text.ts';

/** A member's reputation, every change with its reason and the balance after it. */
export const Ledger = () => {
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
