import { useText } from '../../../shared/language/use-text.ts';
import { YesNo } from '../../layout/yes-no.tsx';
import { fragmentsText } from './fragments.text.ts';

const GRANTED = [
  [true, true, true, true],
  [true, false, true, true],
  [true, false, false, true],
  [true, true, false, false],
  [true, false, false, false],
];
const DOTS = ['bg-brass', 'bg-info', 'bg-good', 'bg-bad', 'bg-faint'];

/** Four columns of text do not fit on a phone. */
const VERTICAL_ON_A_PHONE =
  'mx-auto block w-fit rotate-180 [writing-mode:vertical-rl] sm:rotate-0 sm:text-center sm:[writing-mode:horizontal-tb]';

/** A part of the table of permissions. */
export const RolesFragment = () => {
  const text = useText(fragmentsText);
  return (
    <div className="h-full rounded-md border border-line bg-surface px-1 py-1 sm:px-3">
      <table className="w-full table-fixed">
        <thead>
          <tr className="align-bottom text-xs text-muted">
            <th scope="col" className="w-2/5 p-2 text-left font-normal sm:w-[30%]">
              {text.role}
            </th>
            {text.permissions.map((permission) => (
              <th key={permission} scope="col" className="p-2 font-normal">
                <span className={VERTICAL_ON_A_PHONE}>{permission}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {text.roles.map((role, row) => (
            <tr key={role} className="border-t border-line">
              <th scope="row" className="p-2 text-left font-medium">
                <span className="flex items-center gap-2">
                  <span className={`size-2 shrink-0 rounded-full ${DOTS[row]}`} />
                  {role}
                </span>
              </th>
              {text.permissions.map((permission, column) => (
                <td key={permission} className="h-11 p-2">
                  <YesNo
                    yes={GRANTED[row]?.[column] === true}
                    label={GRANTED[row]?.[column] ? text.allowed : text.forbidden}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
