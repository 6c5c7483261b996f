import type { RenewalStop } from '@famiglia/contract/billing/renewal-stop';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { useText } from '../../shared/language/use-text.ts';
import { renewalStopText } from './renewal-stop.text.ts';

/** Why a renewal ended, for the payer or for others who manage the server. */
export const useStopWords = (reader: 'payer' | 'others'): ((stop: RenewalStop) => string) => {
  const text = useText(renewalStopText);
  const self = useAuth((auth) => auth.user?.id);
  return ({ cause, by }) => {
    if (cause !== 'canceled') return text[reader][cause];
    if (by === null) return text[reader].unknown;
    return by.id === self ? text.canceledByYou : text.canceled(by.name);
  };
};
