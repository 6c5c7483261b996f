import { geoRoutes } from '@famiglia/contract/kit/geo';
import { serve } from '../http/served-route.ts';
import { getCountry } from './get-country.ts';

export const servedGeoRoutes = [serve(geoRoutes.country, getCountry)];
