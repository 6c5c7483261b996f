import { nicknameRoutes } from '@famiglia/contract/nicknames/nicknames';
import { applyNicknames, previewNicknames } from '@famiglia/core/nicknames/apply-nicknames';
import { serve } from '../http/served-route.ts';

export const servedNicknameRoutes = [
  serve(nicknameRoutes.preview, previewNicknames),
  serve(nicknameRoutes.apply, applyNicknames),
];
