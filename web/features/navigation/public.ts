export { Footer } from './footer.tsx';
export { useGate } from './gate.tsx';
export { GatedLink } from './gated-link.tsx';
export { Shell } from './shell.tsx';
