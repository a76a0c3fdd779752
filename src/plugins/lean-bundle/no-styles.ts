// Stands for a style sheet that no page needs.
export {};
