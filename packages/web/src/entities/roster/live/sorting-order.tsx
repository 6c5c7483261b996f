import { Fragment } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import type { SignUp } from '../sign-up.ts';
import { signUpText } from '../sign-up.text.ts';

/** The sorting criteria, most important first. */
export const SortingOrder = ({ sorting }: Pick<SignUp, 'sorting'>) => {
  const text = useText(signUpText);
  return sorting.map((criterion, index) => (
    <Fragment key={criterion}>
      {index > 0 ? <span aria-hidden> › </span> : null}
      <span className="font-medium text-text">{text.criteria[criterion]}</span>
    </Fragment>
  ));
};
