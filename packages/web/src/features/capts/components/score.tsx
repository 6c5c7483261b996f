import type { Capt } from '@famiglia/contract/capts/capts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { captsText } from '../capts.text.ts';

/** "3 : 1", ours first; nothing while it is unknown. */
export const Score = ({ of }: { of: Pick<Capt, 'score_ours' | 'score_theirs'> }) => {
  const text = useText(captsText);
  const format = useFormat();
  if (of.score_ours === null || of.score_theirs === null) return null;
  return (
    <span className="font-medium whitespace-nowrap">
      {text.score(format.number(of.score_ours), format.number(of.score_theirs))}
    </span>
  );
};
