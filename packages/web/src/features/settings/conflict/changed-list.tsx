interface ChangedListProps {
  title: string;
  changes: readonly { name: string; before: string; after: string }[];
}

/** What changes without a question, before and after. */
export const ChangedList = ({ title, changes }: ChangedListProps) =>
  changes.length === 0 ? null : (
    <section>
      <h3 className="mb-1.5 text-xs text-muted">{title}</h3>
      <ul className="grid gap-1.5">
        {changes.map(({ name, before, after }) => (
          <li key={name} className="break-words">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-muted">
              <del className="no-underline">{before}</del> →{' '}
              <ins className="text-text no-underline">{after}</ins>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
