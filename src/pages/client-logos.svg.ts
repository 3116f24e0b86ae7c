import type { APIRoute } from 'astro';
import { clientLogoSymbols } from '../elements/client-logo/client-logo-sprite.ts';

export const GET: APIRoute = () =>
  new Response(clientLogoSymbols(), { headers: { 'content-type': 'image/svg+xml' } });
