import { useState } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { toast } from '../ui/toast.ts';

/**
 * The code of what a button opens over the page. It is loaded when the pointer or the focus reaches the button; `opened`
 * is set when the button was pressed and the code is there.
 */
export const useOnDemand = <Code>(load: () => Promise<Code>) => {
  const text = useText(commonText);
  const [opened, setOpened] = useState<{ code: Code; byKeyboard: boolean } | null>(null);

  const fetchCode = async (): Promise<Code> => {
    // A browser never asks again for a file that could not be fetched.
    if (!navigator.onLine) throw new Error('There is no connection');
    return load();
  };
  /** Done again by the press, which tells the person when it fails. */
  const loadInTime = (): void => void fetchCode().catch(() => undefined);
  const open = (byKeyboard: boolean): void => {
    const again = { label: text.retry, run: () => open(byKeyboard) };
    void fetchCode().then(
      (code) => setOpened({ code, byKeyboard }),
      () => toast.error(text.unreachable, undefined, again),
    );
  };
  return { opened, loadInTime, open };
};
