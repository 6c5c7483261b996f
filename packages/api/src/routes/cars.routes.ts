import { carRoutes } from '@famiglia/contract/cars/cars';
import { listCars } from '@famiglia/core/cars/list-cars';
import { addCar, editCar, removeCar } from '@famiglia/core/cars/save-car';
import { takeBackCar } from '@famiglia/core/cars/take-car';
import { serve } from '../http/served-route.ts';

export const servedCarRoutes = [
  serve(carRoutes.list, listCars),
  serve(carRoutes.add, addCar),
  serve(carRoutes.update, editCar),
  serve(carRoutes.remove, removeCar),
  serve(carRoutes.takeBack, takeBackCar),
];
