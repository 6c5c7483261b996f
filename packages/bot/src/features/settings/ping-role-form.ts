import { discordName } from '@famiglia/contract/kit/visible-text';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { chosenValues, roleField, textField, typedText } from '../../kit/interactions/form.ts';
import { changeSettings } from './change-settings.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { loadSetup } from './load-setup.ts';
import { setupTexts } from './setup-texts.ts';
import { setupForm } from './typed-forms.ts';

const LABEL_LENGTH = 40;

/** One ping role at a time: the role, its label and its emoji. Naming one that is offered already takes it off the list. */
export const openPingRole = async (call: ButtonCall): Promise<void> => {
  const view = await loadSetup(call);
  const texts = setupTexts[view.language];
  await call.answer.showForm(
    setupForm(view, ['pingRole'], texts.pingRoleForm, [
      roleField('role', { label: texts.role, description: texts.pingRoleHint }),
      textField('label', {
        label: texts.pingLabel,
        description: texts.pingLabelHint,
        maxLength: LABEL_LENGTH,
        required: false,
      }),
      textField('emoji', {
        label: texts.pingEmoji,
        description: texts.pingEmojiHint,
        placeholder: '🔔',
        maxLength: 64,
        required: false,
      }),
    ]),
  );
};

export const savePingRole = async (call: ModalCall): Promise<void> => {
  const [roleId = ''] = chosenValues(call, 'role');
  const [label, emoji] = [typedText(call, 'label'), typedText(call, 'emoji')];
  const name = call.bot.client.guilds.cache.get(guildOf(call.interaction))?.roles.cache.get(roleId)?.name;
  await changeSettings(call, { section: 'joining', field: 'joining.ping_roles' }, (values) => {
    const offered = values.joining.ping_roles;
    const place = offered.findIndex(({ role_id }) => role_id === roleId);
    const isDropped = place >= 0 && label === '' && emoji === '';
    const role = { role_id: roleId, label: label || discordName(name).slice(0, LABEL_LENGTH), emoji };
    const at = place < 0 ? offered.length : place;
    const pingRoles = offered.toSpliced(at, place < 0 ? 0 : 1, ...(isDropped ? [] : [role]));
    return { ...values, joining: { ...values.joining, ping_roles: pingRoles } };
  });
};
