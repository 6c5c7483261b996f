import type { EventDetails } from '@famiglia/contract/events';
import { Fragment } from 'react';
import { useText } from '../../language/use-text.ts';
import { eventText } from '../../features/events/page/event.text.ts';

/** By what people are ordered, the weightiest first. */
export const SortingOrder = ({ sorting }: Pick<EventDetails, 'sorting'>) => {
  const text = useText(eventText);
  return sorting.map((criterion, index) => (
    <Fragment key={criterion}>
      {index > 0 ? <span aria-hidden> › </span> : null}
      <span className="font-medium text-text">{text.criteria[criterion]}</span>
    </Fragment>
  ));
};
