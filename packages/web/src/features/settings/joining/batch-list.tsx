import type { MovingBatch } from '@famiglia/contract/moving/moving';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useBatches, useTakeBatchBack } from './names-queries.ts';
import { namesText } from './names.text.ts';

/** The latest batches of names, each with the button that takes it back. */
export const BatchList = () => {
  const text = useText(namesText);
  const { id: guildId } = useCurrentGuild();
  const batches = useBatches(guildId).data ?? [];
  const takeBack = useTakeBatchBack(guildId);
  if (batches.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line px-4 py-4">
      <h4 className="font-medium">{text.earlier}</h4>
      <ul className="grid gap-2">
        {batches.map((batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            pending={takeBack.isPending && takeBack.variables === batch.id}
            onTakeBack={() => takeBack.mutate(batch.id)}
          />
        ))}
      </ul>
      <Refusal error={takeBack.error} />
    </section>
  );
};

interface BatchRowProps {
  batch: MovingBatch;
  pending: boolean;
  onTakeBack: () => void;
}

const BatchRow = ({ batch, pending, onTakeBack }: BatchRowProps) => {
  const text = useText(namesText);
  const format = useFormat();
  const { changed, created_by: by, created_at: at, undone } = batch;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="text-pretty wrap-anywhere">
        {text.batch(changed, by.name, format.relative(at))}
        {undone === null ? null : <span className="block text-muted">{text.undone(undone.kept)}</span>}
      </span>
      {undone === null ? (
        <Button loading={pending} onClick={onTakeBack}>
          {text.takeBack}
        </Button>
      ) : null}
    </li>
  );
};
