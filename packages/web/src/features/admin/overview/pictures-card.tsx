import type { AdminStats } from '@famiglia/contract/admin-stats';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { overviewText } from './overview.text.ts';

/** What the pictures of all servers take of the disk, and what is left of it. */
export const PicturesCard = ({ totals }: { totals: AdminStats['totals'] }) => {
  const text = useText(overviewText).pictures;
  const format = useFormat();
  return (
    <Card className="flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3 p-4 lg:col-span-2">
      <div>
        <h2 className="text-muted">{text.title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold">{format.number(totals.pictures)}</span>
          <span className="text-muted">{text.size(format.bytes(totals.picture_bytes))}</span>
        </p>
      </div>
      {totals.disk_free_bytes !== null && (
        <p className="text-muted">{text.free(format.bytes(totals.disk_free_bytes))}</p>
      )}
    </Card>
  );
};
