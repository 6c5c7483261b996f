import type { CabinetLogImport } from '@famiglia/contract/cabinet-log/cabinet-log';
import { useText } from '../../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useTakeLogBack } from './log-queries.ts';
import { logText } from './log.text.ts';

export const LogTakeBackDialog = ({ log, onClose }: { log: CabinetLogImport; onClose: () => void }) => {
  const text = useText(logText);
  const takeBack = useTakeLogBack();
  return (
    <ConfirmDialog
      title={text.takeBackTitle}
      body={text.takeBackBody}
      confirm={text.takeBack}
      pending={takeBack.isPending}
      error={takeBack.error}
      onConfirm={() => takeBack.mutate({ importId: log.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
