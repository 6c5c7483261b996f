import { privacyRoutes } from '@famiglia/contract/privacy';
import { exportMyData } from '@famiglia/core/privacy/export-my-data';
import { forgetMe } from '@famiglia/core/privacy/forget-me';
import { serve } from '../http/served-route.ts';

export const servedPrivacyRoutes = [
  serve(privacyRoutes.export, exportMyData),
  serve(privacyRoutes.forget, forgetMe),
];
