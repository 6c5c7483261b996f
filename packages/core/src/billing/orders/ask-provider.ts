import { AppError } from '../../platform/app-error.ts';
import { ProviderUnavailable } from '../../platform/billing-provider.ts';

/** For calls that a person waits for: a provider that is away is a refusal with words, not a fault of ours. */
export const askProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      throw new AppError('payment_provider_unavailable', { cause: error });
    }
    throw error;
  }
};
