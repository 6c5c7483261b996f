import { carName } from '@famiglia/contract/cars/car-name';
import { MAX_CARS } from '@famiglia/contract/cars/cars';
import type { Car } from '@famiglia/contract/cars/cars';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Car as CarIcon, Plus } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { CarDialog } from './car-dialog.tsx';
import { carsText } from './cars.text.ts';
import { useCars, useRemoveCar, useTakeBack } from './queries.ts';

type Opened = { what: 'edit' | 'remove' | 'takeBack'; car: Car } | { what: 'add' } | null;

/** `/guild/:guildId/cars`: the family's cars, and who has them. */
export const CarsPage = () => {
  const text = useText(carsText);
  const guild = useCurrentGuild();
  const query = useCars(guild.id);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const manages = may(guild.access.permissions, 'cars.manage');
  const taken = query.data?.filter(({ holder }) => holder !== null).length ?? 0;
  const full = (query.data?.length ?? 0) >= MAX_CARS;
  return (
    <>
      <PageHeader
        title={text.title}
        note={query.data ? text.cars(query.data.length, taken) : ' '}
        actions={
          manages ? (
            <Button
              variant="primary"
              disabled={full}
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setOpened({ what: 'add' })}
            >
              {text.add}
            </Button>
          ) : null
        }
      />
      {guild.car_park ? null : <TurnedOff />}
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-18" rows={4} />}>
        {(cars) => (
          <Card>
            {cars.length === 0 ? (
              <EmptyState icon={<CarIcon aria-hidden />} title={text.emptyTitle}>
                {text.emptyBody}
              </EmptyState>
            ) : (
              <ul aria-label={text.list} className="divide-y divide-line">
                {cars.map((car) => (
                  <CarRow
                    key={car.id}
                    car={car}
                    onOpen={manages ? (what) => setOpened({ what, car }) : null}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </QueryView>
      {opened?.what === 'add' ? <CarDialog car={null} onClose={close} /> : null}
      {opened?.what === 'edit' ? <CarDialog car={opened.car} onClose={close} /> : null}
      {opened?.what === 'remove' ? <RemoveDialog car={opened.car} onClose={close} /> : null}
      {opened?.what === 'takeBack' ? <TakeBackDialog car={opened.car} onClose={close} /> : null}
    </>
  );
};

/** Also for those who come by a link: the menu does not lead here while it is off. */
const TurnedOff = () => {
  const text = useText(carsText);
  const { id, access } = useCurrentGuild();
  return (
    <Card className="mb-4">
      <EmptyState
        icon={<CarIcon aria-hidden />}
        title={text.offTitle}
        action={
          may(access.permissions, 'settings.manage') ? (
            <Link to={`/guild/${id}/settings/cars`} className={buttonClasses({ variant: 'primary' })}>
              {text.turnOn}
            </Link>
          ) : undefined
        }
      >
        {text.offBody}
      </EmptyState>
    </Card>
  );
};

interface CarRowProps {
  car: Car;
  /** Null for those who do not manage the car park. */
  onOpen: ((what: 'edit' | 'remove' | 'takeBack') => void) | null;
}

const CarRow = ({ car, onOpen }: CarRowProps) => {
  const text = useText(carsText);
  const format = useFormat();
  const { holder, note } = car;
  const rank = useRankWords(car);
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-2 pl-4">
      <div className="min-w-44 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {car.name}
          {car.plate === '' ? null : <span className="font-normal text-muted tabular-nums">{car.plate}</span>}
          {holder === null ? <Badge tone="good">{text.free}</Badge> : null}
        </p>
        {holder === null ? null : (
          <p className="wrap-anywhere">
            {holder.user.name}{' '}
            <time dateTime={holder.since} title={format.dateTime(holder.since)} className="text-muted">
              {text.since(format.relative(holder.since))}
            </time>{' '}
            {holder.has_rank ? null : <Badge tone="bad">{text.lostRank}</Badge>}
          </p>
        )}
        <p className="text-xs text-pretty wrap-anywhere text-muted">
          {[rank, note].filter(Boolean).join(' · ')}
        </p>
      </div>
      {onOpen === null ? null : (
        <div className="ml-auto flex items-center gap-2">
          {holder === null ? null : (
            <Button variant="ghost" onClick={() => onOpen('takeBack')}>
              {text.takeBack}
            </Button>
          )}
          <MoreMenu label={text.actions(carName(car))}>
            <MenuItem onClick={() => onOpen('edit')}>{text.edit}</MenuItem>
            <MenuItem onClick={() => onOpen('remove')} className="text-bad">
              {text.remove}
            </MenuItem>
          </MoreMenu>
        </div>
      )}
    </li>
  );
};

const useRankWords = ({ needed_role_id: roleId, needed_rank: rank }: Car): string => {
  const text = useText(carsText);
  if (roleId === null) return '';
  return rank === null ? text.rankGone : text.needs(rank);
};

interface DialogProps {
  car: Car;
  onClose: () => void;
}

const RemoveDialog = ({ car, onClose }: DialogProps) => {
  const text = useText(carsText);
  const remove = useRemoveCar();
  return (
    <ConfirmDialog
      danger
      title={text.removeTitle(carName(car))}
      body={car.holder === null ? text.removeBody : text.removeTaken(car.holder.user.name)}
      confirm={text.remove}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ carId: car.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

const TakeBackDialog = ({ car, onClose }: DialogProps) => {
  const text = useText(carsText);
  const takeBack = useTakeBack();
  const holder = car.holder?.user;
  return (
    <ConfirmDialog
      title={text.takeBackTitle(carName(car))}
      body={text.takeBackBody(holder?.name ?? '')}
      confirm={text.takeBack}
      pending={takeBack.isPending}
      error={takeBack.error}
      onConfirm={() =>
        takeBack.mutate({ carId: car.id, holder_id: holder?.id ?? '' }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
};
