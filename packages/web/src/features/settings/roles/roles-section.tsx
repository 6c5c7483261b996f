import { useSearchParams } from 'react-router';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { SectionSkeleton } from '../frame/section-skeleton.tsx';
import { RoleList } from './role-list.tsx';
import { RoleRights } from './role-rights.tsx';
import { StoppedGifts } from './stopped-gifts.tsx';

/** The permissions of each Discord role: first the role, then what it may do. The chosen role is part of the address. */
export const RolesSection = () => {
  const { access } = useCurrentGuild();
  const draft = useDraft().roles;
  const { query, roles, saved, changed } = draft;
  const [params, setParams] = useSearchParams();
  const chosen =
    roles.find(({ role_id }) => role_id === params.get('role')) ??
    roles.find(({ permissions }) => permissions.length > 0) ??
    roles[0];
  return (
    <QueryView query={query} skeleton={<SectionSkeleton />}>
      {() => (
        <>
          <StoppedGifts roles={roles} saved={saved} />
          {chosen ? (
            <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[216px_minmax(0,1fr)]">
              <div>
                <RoleList
                  roles={roles}
                  changed={new Set(changed.map(({ role_id }) => role_id))}
                  chosen={chosen}
                  onChoose={(role) => setParams({ role }, { replace: true })}
                />
              </div>
              <RoleRights
                role={chosen}
                saved={saved.find(({ role_id }) => role_id === chosen.role_id)}
                held={access.permissions}
                others={roles.filter((role) => role !== chosen)}
                draft={draft}
              />
            </div>
          ) : null}
        </>
      )}
    </QueryView>
  );
};
