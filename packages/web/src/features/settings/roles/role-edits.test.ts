import { expect, it } from 'vitest';
import { CAPO, demoRoles, SOLDIER } from '../testing/demo-roles.ts';
import { applyRoleEdits, changedRoles, editPermission, editPriority } from './role-edits.ts';

it('changes only the edited permissions, also if another person changed the same role meanwhile', () => {
  const edits = editPermission({}, SOLDIER, 'events.view', true);
  const newer = demoRoles.map((role) =>
    role.role_id === SOLDIER ? { ...role, permissions: ['capts.view' as const], signup_priority: 4 } : role,
  );
  const [, soldier] = applyRoleEdits(newer, edits);
  expect(soldier).toMatchObject({ permissions: ['capts.view', 'events.view'], signup_priority: 4 });
});

it('removes a permission', () => {
  const edits = editPermission({}, CAPO, 'settings.manage', false);
  expect(changedRoles(demoRoles, edits)).toMatchObject([{ role_id: CAPO, permissions: ['panel.view'] }]);
});

it('counts a box ticked and unticked again as no change', () => {
  const ticked = editPermission({}, SOLDIER, 'events.view', true);
  expect(changedRoles(demoRoles, ticked)).toHaveLength(1);
  expect(changedRoles(demoRoles, editPermission(ticked, SOLDIER, 'events.view', false))).toEqual([]);
});

it('changes the sign-up priority and nothing else', () => {
  expect(changedRoles(demoRoles, editPriority({}, CAPO, 10))).toMatchObject([
    { role_id: CAPO, signup_priority: 10, permissions: ['panel.view', 'settings.manage'] },
  ]);
});
