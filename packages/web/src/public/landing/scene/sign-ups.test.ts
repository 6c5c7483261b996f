import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { join, leave, OPENING } from './sign-ups.ts';

describe('the sign-up scene', () => {
  it('places a newcomer by role and reputation and moves the last of main to the reserve', () => {
    const after = join(OPENING, 'vito');
    expect(arrange(after.signedUp)).toEqual({
      main: ['salvatore', 'vito', 'grom', 'lina', 'timur'],
      reserve: ['roman', 'kirill', 'nikita'],
    });
    expect(after).toMatchObject({ fresh: 'vito', movedUp: null });
  });

  it('moves the first of the reserve up when a participant in main leaves', () => {
    const after = leave(join(OPENING, 'vito'), 'grom');
    expect(arrange(after.signedUp).main).toEqual(['salvatore', 'vito', 'lina', 'timur', 'roman']);
    expect(after).toMatchObject({ fresh: 'roman', movedUp: { id: 'roman', insteadOf: 'grom' } });
  });

  it('moves nobody when somebody leaves the reserve', () => {
    const after = leave(OPENING, 'nikita');
    expect(after.movedUp).toEqual(OPENING.movedUp);
    expect(after.fresh).toBeNull();
  });

  it('signs nobody up twice', () => {
    expect(join(OPENING, 'roman')).toBe(OPENING);
  });
});
