export { Footer } from './footer.tsx';
export { useGate } from './gate.tsx';
export { Shell } from './shell.tsx';
