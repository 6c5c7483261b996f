import type { PromoCode } from '@famiglia/contract/billing/promo-routes';
import { adminPromoRoutes } from '@famiglia/contract/billing/promo-routes';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange } from '../queries.ts';
import { PromoUsesDialog } from './promo-uses-dialog.tsx';
import { promoCodesText } from './promo-codes.text.ts';

const TONES = {
  running: 'good',
  ended: 'neutral',
  expired: 'neutral',
  used_up: 'brass',
} as const satisfies Record<PromoCode['state'], string>;

/** One code: what it gives, its limits, how often it was used, and how it is ended. */
export const PromoRow = ({ code }: { code: PromoCode }) => {
  const text = useText(promoCodesText);
  const [shown, setShown] = useState<'uses' | 'end' | null>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <code className="font-semibold wrap-anywhere select-all">{code.code}</code>
          <Badge tone={TONES[code.state]}>{text.states[code.state]}</Badge>
        </p>
        <p className="text-pretty text-muted">{useFacts(code).join(' · ')}</p>
        {code.note === '' ? null : (
          <p className="text-xs text-pretty wrap-anywhere text-faint">{code.note}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <Button onClick={() => setShown('uses')}>{text.uses}</Button>
        {code.state === 'ended' ? null : <Button onClick={() => setShown('end')}>{text.end}</Button>}
      </div>
      {shown === 'uses' ? <PromoUsesDialog code={code} onClose={() => setShown(null)} /> : null}
      {shown === 'end' ? <EndDialog code={code} onClose={() => setShown(null)} /> : null}
    </li>
  );
};

const useFacts = (code: PromoCode): string[] => {
  const text = useText(promoCodesText);
  const format = useFormat();
  const used = format.number(code.used);
  return [
    code.percent === null ? text.freeMonths(code.free_months ?? 0) : text.percent(code.percent),
    code.max_uses === null ? text.used(used) : text.usedOf(used, format.number(code.max_uses)),
    ...(code.reserved > 0 ? [text.reserved(format.number(code.reserved))] : []),
    ...(code.terms === null ? [] : [text.terms(code.terms.join(', '))]),
    ...(code.first_purchase_only ? [text.firstOnly] : []),
    ...(code.valid_until === null ? [] : [text.until(format.dateTime(code.valid_until))]),
  ];
};

const EndDialog = ({ code: { id, code }, onClose }: { code: PromoCode; onClose: () => void }) => {
  const text = useText(promoCodesText);
  const end = useAdminChange(adminPromoRoutes.end);
  const done = () => {
    toast.success(text.ended(code));
    onClose();
  };
  return (
    <ConfirmDialog
      title={text.endTitle(code)}
      body={text.endBody}
      confirm={text.end}
      danger
      pending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ codeId: id }, { onSuccess: done })}
      onClose={onClose}
    />
  );
};
