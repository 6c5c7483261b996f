import type { MemberProfile } from '@famiglia/contract/users';
import { useText } from '../../../language/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Ledger } from './ledger.tsx';
import { ReputationChart } from './reputation-chart.tsx';
import { reputationText } from './reputation.text.ts';

/** How the member's reputation came about: the line, and every change behind it. */
export const ReputationCard = ({ member }: { member: MemberProfile }) => {
  const text = useText(reputationText);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.title}</h2>
      <ReputationChart userId={member.user_id} />
      <Ledger userId={member.user_id} />
    </Card>
  );
};
