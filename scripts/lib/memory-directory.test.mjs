import { expect, it } from 'vitest';
import { allowsPrograms } from './memory-directory.mjs';

it.each([
  ['a directory in memory that allows programs', 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  ['one that forbids them, as in most containers', 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0', false],
  [
    'one that is mounted over another',
    'tmpfs /dev/shm tmpfs rw,noexec 0 0\ntmpfs /dev/shm tmpfs rw 0 0',
    true,
  ],
  ['a system without one', 'proc /proc proc rw 0 0', false],
])('keeps temporary files of tests in memory where programs can run: %s', (_, mounts, expected) => {
  expect(allowsPrograms(`/dev/sda / ext4 rw 0 0\n${mounts}\n`)).toBe(expected);
});
