import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { chosenValues, roleField, textField, typedText } from '../../kit/interactions/form.ts';
import { changeSettings } from './change-settings.ts';
import { readNumber, setupForm } from './typed-forms.ts';
import { loadSetup } from './load-setup.ts';
import { setupTexts } from './setup-texts.ts';

const DIGITS = 10;

/** One role at a time: the role, and the reputation it needs. */
export const openRole = async (call: ButtonCall): Promise<void> => {
  const view = await loadSetup(call);
  const texts = setupTexts[view.language];
  await call.answer.showForm(
    setupForm(view, ['role'], texts.roleForm, [
      roleField('role', { label: texts.role }),
      textField('reputation', {
        label: texts.fromReputation,
        description: texts.fromReputationHint,
        placeholder: '100',
        maxLength: DIGITS,
        required: false,
      }),
    ]),
  );
};

export const saveRole = async (call: ModalCall): Promise<void> => {
  const [roleId = ''] = chosenValues(call, 'role');
  const typed = typedText(call, 'reputation');
  await changeSettings(call, { section: 'roles' }, (values) => ({
    ...values,
    reputation_roles: [
      ...values.reputation_roles.filter(({ role_id }) => role_id !== roleId),
      ...(typed === '' ? [] : [{ role_id: roleId, reputation: readNumber(typed) }]),
    ],
  }));
};
