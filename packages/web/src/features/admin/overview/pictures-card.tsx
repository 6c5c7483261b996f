import type { AdminStats } from '@famiglia/contract/admin-stats';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { overviewText } from './overview.text.ts';

const MEGABYTE = 1024 * 1024;

/** What the pictures of all servers take of the disk, and what is left of it. */
export const PicturesCard = ({ totals }: { totals: AdminStats['totals'] }) => {
  const text = useText(overviewText).pictures;
  const format = useFormat();
  const megabytes = (bytes: number): string => format.number(Math.round(bytes / MEGABYTE));
  return (
    <Card className="grid min-w-0 content-start gap-4 p-4">
      <div>
        <h2 className="text-muted">{text.title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold">{format.number(totals.pictures)}</span>
          <span className="text-muted">{text.size(megabytes(totals.picture_bytes))}</span>
        </p>
      </div>
      {totals.disk_free_bytes !== null && <p>{text.free(megabytes(totals.disk_free_bytes))}</p>}
    </Card>
  );
};
