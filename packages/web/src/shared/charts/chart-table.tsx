interface ChartTableRow {
  name: string;
  values: readonly string[];
}

interface ChartTableProps {
  caption: string;
  /** The first one is the heading of the rows' names. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
}

/** The chart as a table for screen readers. */
export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  <div className="sr-only">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
