import { ChannelType } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import type { GuildView } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';

const VOICE: number = ChannelType.GuildVoice;

interface VoiceControlProps {
  guild: GuildView;
  channelId: string | null;
  busy: boolean;
  onChange: (channelId: string | null) => void;
}

/** Puts a member into a voice channel, or takes them out of it. */
export const VoiceControl = ({ guild, channelId, busy, onChange }: VoiceControlProps): ReactNode => {
  const text = useText();
  const channels = guild.channels.filter(({ type }) => type === VOICE);
  return (
    <label className="field">
      <span>{text.controls.voice}</span>
      <select
        className="input"
        disabled={busy}
        value={channelId ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{text.controls.noVoice}</option>
        {channels.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
