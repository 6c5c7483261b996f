import type { ReactNode } from 'react';
import type { MemberBody } from '../../../src/member-types.ts';
import type { GuildView } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { type Directory, nameOf } from '../state/directory.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { NickControl } from './nick-control.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import { RolesControl } from './roles-control.tsx';
import { VoiceControl } from './voice-control.tsx';
import { useControl } from './use-control.ts';

interface PersonControlsProps {
  directory: Directory;
  guild: GuildView;
  userId: string;
}

export const PersonControls = ({ directory, guild, userId }: PersonControlsProps): ReactNode => {
  const text = useText();
  const { busy, outcome, run } = useControl();
  const member = directory.members.get(userId);
  const user = directory.users.get(userId);
  const banned = guild.bans.includes(userId);
  const state = member ? text.controls.isMember : banned ? text.controls.isBanned : text.controls.isNotMember;

  const change = (body: Omit<MemberBody, 'guild_id' | 'user_id'>): void => {
    run(() => sandboxCall('POST', 'members', { guild_id: guild.id, user_id: userId, ...body }));
  };

  const action = (name: MemberBody['action'], label: string, kind = ''): ReactNode => (
    <button
      type="button"
      className={`button ${kind}`}
      disabled={busy}
      onClick={() => change({ action: name })}
    >
      {label}
    </button>
  );

  return (
    <div className="person-controls">
      <p className="small">
        <b>{nameOf(directory, userId)}</b> <span className="muted">{state}</span>
      </p>
      <div className="button-row">
        {!member && !banned && action('join', text.controls.join)}
        {member && action('leave', text.controls.leave)}
        {banned ? action('unban', text.controls.unban) : action('ban', text.controls.ban, 'danger')}
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() =>
            run(() =>
              sandboxCall('POST', 'faults', {
                kind: 'dm_closed',
                user_id: userId,
                closed: !user?.dms_closed,
              }),
            )
          }
        >
          {user?.dms_closed ? text.controls.openDms : text.controls.closeDms}
        </button>
      </div>
      {member && (
        <>
          <RolesControl
            directory={directory}
            held={member.roles}
            busy={busy}
            onChange={(roles) => change({ action: 'roles', roles })}
          />
          <VoiceControl
            guild={guild}
            channelId={member.voice_channel_id}
            busy={busy}
            onChange={(channel_id) => change({ action: 'voice', channel_id })}
          />
          <NickControl nick={member.nick} busy={busy} onSave={(nick) => change({ action: 'nick', nick })} />
        </>
      )}
      <OutcomeLine outcome={outcome} />
    </div>
  );
};
