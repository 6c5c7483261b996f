import { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import type { Cabinet } from '@famiglia/contract/cabinet/cabinet';
import { readRecordingUrl, RECORDING_URL_LENGTH } from '@famiglia/contract/capts/read-recording-url';
import { useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { cabinetText } from './cabinet.text.ts';
import { useOwnChange } from './queries.ts';

type Owed = Cabinet['recordings_owed'][number];

/** The capts whose recording is waited for, each with its form. */
export const RecordingsOwed = ({ recordings }: { recordings: readonly Owed[] }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  const [sending, setSending] = useState<Owed | null>(null);
  return (
    <>
      <ul className="grid gap-3">
        {recordings.map((owed) => (
          <li key={owed.capt_id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              {owed.title} <span className="text-muted">{format.relative(owed.starts_at)}</span>
            </span>
            <Button className="min-h-11" onClick={() => setSending(owed)}>
              {text.sendRecording}
            </Button>
          </li>
        ))}
      </ul>
      {sending === null ? null : <LinkDialog of={sending} onClose={() => setSending(null)} />}
    </>
  );
};

const LinkDialog = ({ of: { capt_id: captId, title }, onClose }: { of: Owed; onClose: () => void }) => {
  const text = useText(cabinetText);
  const send = useOwnChange(useCurrentGuild().id, cabinetRoutes.sendRecording);
  const [url, setUrl] = useState('');
  const wrong = url.trim() !== '' && readRecordingUrl(url.trim()) === null;
  return (
    <ConfirmDialog
      title={title}
      body={text.recordingBody}
      confirm={text.send}
      disabled={url.trim() === '' || wrong}
      pending={send.isPending}
      error={send.error}
      onConfirm={() => send.mutate({ captId, url }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={text.link} problem={wrong ? text.notALink : undefined}>
        {(control) => (
          <Input
            {...control}
            type="url"
            placeholder="https://"
            maxLength={RECORDING_URL_LENGTH}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
