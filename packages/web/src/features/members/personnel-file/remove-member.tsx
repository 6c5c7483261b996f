import { useState } from 'react';
import { DismissDialog } from '../../../entities/warning/dismiss-dialog.tsx';
import { warningText } from '../../../entities/warning/warning.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** The way to remove a member from the family, below everything that speaks for or against it. */
export const RemoveMember = ({ member }: { member: { id: string; name: string } }) => {
  const { dismiss } = useText(warningText);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className="justify-self-start" onClick={() => setAsking(true)}>
        {dismiss}
      </Button>
      {asking ? <DismissDialog member={member} onClose={() => setAsking(false)} /> : null}
    </>
  );
};
