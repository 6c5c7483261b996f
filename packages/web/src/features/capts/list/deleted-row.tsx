import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { DeletedCapt } from '@famiglia/contract/capts/capts';
import { Undo2 } from '../../../shared/ui/icons.ts';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useCaptChange } from '../queries.ts';
import { CaptBadge } from '../components/capt-badge.tsx';
import { SideAndTerritory } from '../components/side-and-territory.tsx';
import { deletedText } from './deleted.text.ts';

export const DeletedRow = ({ capt }: { capt: DeletedCapt }) => {
  const text = useText(deletedText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const navigate = useNavigate();
  const restore = useCaptChange(captRoutes.restore);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{capt.opponent}</span>
          <CaptBadge capt={capt} />
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted">
          <SideAndTerritory of={capt} />
          <time dateTime={capt.starts_at}>{format.moment(capt.starts_at, guild.time_zone)}</time>
        </p>
        <p className="text-xs text-faint">
          {text.by(capt.deleted_by.name, format.relative(capt.deleted_at))} ·{' '}
          {text.until(format.relative(capt.gone_at))}
        </p>
      </div>
      <Button
        icon={<Undo2 aria-hidden className="size-4" />}
        loading={restore.isPending}
        onClick={() =>
          restore.mutate(
            { captId: capt.id },
            {
              onSuccess: () => void navigate(`/guild/${guild.id}/capts/${capt.id}`),
              onError: (error) => toast.error(errorDetail(error)),
            },
          )
        }
      >
        {text.restore}
      </Button>
    </li>
  );
};
