import { readFile } from 'node:fs/promises';

interface Query {
  /** The panel or the alert. */
  from: string;
  expr: string;
  /** The labels that its legend or text uses. */
  labels: string[];
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
}

const read = async (file: string): Promise<string> =>
  readFile(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** Every query of the dashboard and of the alerts. */
export const readQueries = async (): Promise<Query[]> => {
  const { panels } = JSON.parse(await read('grafana-dashboard.json')) as Dashboard;
  const shown = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({
      from: title,
      expr,
      labels: [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
    })),
  );
  const rules = (await read('prometheus-alerts.yml')).split('- alert: ').slice(1);
  const alerts = rules.map((rule) => ({
    from: /^\w+/.exec(rule)?.[0] ?? '',
    expr: comparable(/expr: (.+)/.exec(rule)?.[1] ?? ''),
    labels: [...rule.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label),
  }));
  return [...shown, ...alerts];
};

/**
 * Makes a comparison return 0 or 1 instead of no series, and shortens the offset, because the data here are only
 * seconds old.
 */
const comparable = (expr: string): string =>
  expr.replace(/ (==|>|<) (?=[\dm])/, ' $1 bool ').replace('offset 15m', 'offset 15s');
