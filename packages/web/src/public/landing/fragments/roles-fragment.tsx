import { useText } from '../../../language/use-text.ts';
import { YesNo } from '../../layout/yes-no.tsx';
import { fragmentsText } from './fragments.text.ts';

const GRANTED = [
  [true, true, true, true],
  [true, false, true, true],
  [true, false, false, true],
  [true, false, false, false],
];
const DOTS = ['bg-brass', 'bg-info', 'bg-good', 'bg-faint'];

/** The table of rights, a few roles by a few rights. */
export const RolesFragment = () => {
  const text = useText(fragmentsText);
  return (
    <div className="rounded-md border border-line bg-surface px-1 py-1 sm:px-3">
      <table className="w-full table-fixed">
        <thead>
          <tr className="align-bottom text-xs text-muted">
            <th scope="col" className="w-[30%] p-2 text-left font-normal">
              {text.role}
            </th>
            {text.permissions.map((permission) => (
              <th key={permission} scope="col" className="p-2 text-center font-normal hyphens-auto">
                {permission}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {text.roles.map((role, row) => (
            <tr key={role} className="border-t border-line">
              <th scope="row" className="p-2 text-left font-medium break-words">
                <span className={`mr-2 inline-block size-2 rounded-full ${DOTS[row]}`} />
                {role}
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
