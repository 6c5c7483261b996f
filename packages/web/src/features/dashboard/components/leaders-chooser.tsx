import { leadersRights } from '@famiglia/contract/access/lead-role';
import { roleRoutes } from '@famiglia/contract/access/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDiscordRoles } from '../../../entities/role/use-discord-roles.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { firstStepsText } from './first-steps.text.ts';

interface LeadersChooserProps {
  /** Who leads by now: another leader may have answered while the reader was choosing. */
  leading: readonly string[];
  /** The reader has begun to answer, or has answered. */
  onChoose: () => void;
  onDone: () => void;
}

/** Which role leads: it gets the leaders’ rights at once, as far as the reader has them. */
export const LeadersChooser = ({ leading, onChoose, onDone }: LeadersChooserProps) => {
  const text = useText(firstStepsText);
  const { id: guildId } = useCurrentGuild();
  const roles = (useDiscordRoles(guildId).data ?? []).filter(({ id, managed }) => id !== guildId && !managed);
  const [roleId, setRoleId] = useState('');
  const lead = useLead();
  return (
    <div className="grid gap-2">
      {leading.length > 0 ? <p className="text-pretty">{text.alreadyLead(leading.join(', '))}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={text.role}
          value={roleId}
          options={[
            { value: '', label: text.role },
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(chosen) => {
            setRoleId(chosen);
            onChoose();
          }}
        />
        <Button
          variant="primary"
          loading={lead.isPending}
          disabled={roleId === '' || lead.isPending}
          onClick={() => lead.mutate(roleId, { onSuccess: onDone })}
        >
          {text.lead}
        </Button>
      </div>
      <Refusal error={lead.error} />
    </div>
  );
};

/** On top of what the role may do now: whoever changed it a moment ago is not overwritten. */
const useLead = () => {
  const client = useQueryClient();
  const { id: guildId, access } = useCurrentGuild();
  return useMutation({
    mutationFn: async (roleId: string) => {
      const { items } = await callApi(roleRoutes.list, { guildId });
      const role = items.find(({ role_id }) => role_id === roleId);
      const permissions = leadersRights(role?.permissions ?? [], new Set(access.permissions));
      return callApi(roleRoutes.batch, {
        guildId,
        roles: [
          {
            role_id: roleId,
            permissions,
            signup_priority: role?.signup_priority ?? 0,
            version: role?.version ?? 0,
          },
        ],
      });
    },
    onSettled: async () =>
      Promise.all(
        (['dashboard', 'role-permissions', 'roles'] as const).map(async (topic) =>
          client.invalidateQueries({ queryKey: guildKey(guildId, topic) }),
        ),
      ),
  });
};
