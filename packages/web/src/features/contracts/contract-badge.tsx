import type { Contract } from '@famiglia/contract/contracts/contracts';
import { useText } from '../../shared/language/use-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { contractsText } from './contracts.text.ts';

const TONES = { open: 'brass', closed: 'info', finished: 'good', cancelled: 'neutral' } as const;

export const ContractBadge = ({ status }: Pick<Contract, 'status'>) => (
  <Badge tone={TONES[status]}>{useText(contractsText).status[status]}</Badge>
);
