export { BiasScreen } from './bias-screen.tsx';
