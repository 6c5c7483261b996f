import type { ReactNode } from 'react';

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-b border-line px-4 py-3 last:border-b-0">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="mt-0.5 min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
