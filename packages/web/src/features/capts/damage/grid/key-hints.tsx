import { useText } from '../../../../language/use-text.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { gridText } from './grid.text.ts';

const KEYS = [
  [['↑', '↓', '←', '→', 'Tab'], 'move'],
  [['Enter'], 'edit'],
  [['Shift', '↓'], 'range'],
  [['Ctrl', 'V'], 'paste'],
  [['Alt', '↓'], 'member'],
  [['Esc', 'Tab'], 'leave'],
] as const;

export const KeyHints = () => {
  const { keys } = useText(gridText);
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted max-md:hidden">
      {KEYS.map(([names, does]) => (
        <li key={does} className="flex items-center gap-1">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          <span className="ml-0.5">{keys[does]}</span>
        </li>
      ))}
    </ul>
  );
};
