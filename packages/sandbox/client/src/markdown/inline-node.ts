/** The parts of one line of Discord markdown. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: StyleKind; children: InlineNode[] }
  | { kind: 'link'; href: string; children: InlineNode[] }
  | { kind: 'user' | 'role' | 'channel'; id: string }
  | { kind: 'command'; name: string; id: string }
  | { kind: 'everyone'; text: '@everyone' | '@here' }
  | { kind: 'emoji'; name: string; id: string; animated: boolean }
  | { kind: 'timestamp'; seconds: number; style: TimestampStyle };

export type StyleKind = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';

export const timestampStyles = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;

export type TimestampStyle = (typeof timestampStyles)[number];
