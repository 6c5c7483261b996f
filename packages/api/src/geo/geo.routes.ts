import { geoRoutes } from '@famiglia/contract/geo';
import { serve } from '../http/served-route.ts';
import { getCountry } from './get-country.ts';

export const servedGeoRoutes = [serve(geoRoutes.country, getCountry)];
