import type { CabinetLogPreview } from '@famiglia/contract/cabinet-log/cabinet-log';
import { bankDiffersText } from '@famiglia/contract/cabinet-log/cabinet-log-words';
import { formatCentsChange } from '@famiglia/contract/kit/format-cents';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useCount } from '../queries.ts';
import { logText } from './log.text.ts';

/** The bank of the treasury beside that of the game. The difference is written down only if somebody says so. */
export const BankDifference = ({ bank }: { bank: CabinetLogPreview['bank'] }) => {
  const text = useText(logText);
  const language = useLanguage();
  const [key] = useState(() => crypto.randomUUID());
  const count = useCount();
  const { after_cents: ours, game_cents: theirs } = bank;
  if (ours === theirs || theirs.startsWith('-') || count.isSuccess) return null;
  const difference = formatCentsChange(language, BigInt(theirs) - BigInt(ours));
  const write = () =>
    count.mutate({ key, officer_id: null, counted_cents: theirs, seen_cents: ours, reason: text.title });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-pretty">{bankDiffersText(language, { after: ours, game: theirs })}</p>
      <Refusal error={count.error} />
      <Button variant="primary" loading={count.isPending} onClick={write}>
        {text.writeDown(difference)}
      </Button>
    </div>
  );
};
