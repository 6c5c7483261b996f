import type { MemberPage } from '@famiglia/contract/members/member-page';
import { useOutletContext } from 'react-router';

/** The member that an opened tab is about. Not in the file of the page: the tabs load without its code. */
export const useOpenMember = () => useOutletContext<MemberPage>();
