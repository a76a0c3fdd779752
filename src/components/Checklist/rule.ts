import steps from '../Steps/rule';

/** For steps that take long or go over a restart. Use `<Steps>` for those done at one go. */
export default steps;
