/** Stacks of containers with ramps, gangways and two narrow offices. */
export const DEPOT = `id: depot
en: The container depot
fr: Le dépôt de conteneurs
level 1
+   +   +   +   +   +   +   +---+
                     XXX    | H |
+   +   +   +;;;+   +   +,,,+-3-+
  R> XXX XXX         XXX
+   +   +   +   +   +   +   +;;;+
              H     ,
+;;;+   +   +   +   +   +   +   +
     XXX     XXX      R> XXX XXX
+   +   +   +   +   +   +   +   +
 XXX XXX  R<     XXX     XXX
+   +   +   +   +   +   +   +;;;+
            ,     H
+;;;+   +   +   +   +   +   +   +
         XXX         XXX XXX  R<
+-3-+,,,+   +   +;;;+   +   +   +
| H |    XXX
+---+   +   +   +   +   +   +   +
level 2
+   +   +   +   +   +;;;+   +---+
                            2~H |
+   +,,,+   +   +   +   +   +-1-+
      S> XXX         XXX
+   +   +   +   +   +   +   +   +
     ~       ~
+   +   +   +   +   +   +   +,,,+
            ,
+   +   +   +   +   +   +   +   +
                    ,
+,,,+   +   +   +   +   +   +   +
                 ~       ~
+   +   +   +   +   +   +   +   +
         XXX         XXX  S<
+-1-+   +   +   +   +   +,,,+   +
|~H 2
+---+   +;;;+   +   +   +   +   +
level 3
+   +   +   +   +   +   +   +   +
                            ,~
+   +   +;;;+   +   +   +   +   +
             ~   ~      ;
+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +
        ;    ~   ~
+   +   +   +   +   +;;;+   +   +
 ~  ,
+   +   +   +   +   +   +   +   +
`;
