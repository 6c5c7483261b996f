import { eventPictureRoutes } from '@famiglia/contract/events/event-pictures';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Upload } from '../../shared/ui/icons.ts';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { EventPicture } from './event-picture.tsx';
import { pictureText } from './picture.text.ts';

interface PictureFieldProps {
  value: string | null;
  onChange: (pictureId: string | null) => void;
  /** The server does not have it any more. */
  isGone: boolean;
}

/** The picture of an event or a kind of fight. It is uploaded at once, and the form keeps only its id. */
export const PictureField = ({ value, onChange, isGone }: PictureFieldProps) => {
  const text = useText(pictureText);
  const { id: guildId } = useCurrentGuild();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => callApi(eventPictureRoutes.add, { guildId, file }),
    onSuccess: ({ id }) => onChange(id),
  });
  return (
    <div className="col-span-2 grid min-w-0 gap-1.5">
      <span className="font-medium">{text.picture}</span>
      {value === null ? null : <EventPicture id={value} />}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Upload aria-hidden className="size-4" />}
          loading={upload.isPending}
          loadingLabel={text.uploading}
          onClick={() => input.current?.click()}
        >
          {value === null ? text.choosePicture : text.otherPicture}
        </Button>
        {value === null ? null : (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {text.removePicture}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={text.choosePicture}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      <Refusal error={upload.error} />
      <p
        role={isGone ? 'alert' : undefined}
        className={isGone ? 'text-xs text-bad' : 'text-xs text-pretty text-muted'}
      >
        {isGone ? text.gone : text.pictureHint}
      </p>
    </div>
  );
};
