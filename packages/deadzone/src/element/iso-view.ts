export { isoPicture } from '@skirmish-kit/ui/cubes';
